import { signal } from "@preact/signals";
import { get } from "../house/http";
import type { Me, TableInfo } from "../protocol";
import { Dialog } from "../ui/dialog";
import { NameForm } from "../ui/nameform";
import { t } from "../words";
import { said } from "./notice";
import type { Table } from "./store";

interface Wish {
  seat: number | "any";
  token: string;
  name: string; // as the house calls the guest so far
}

/** Sitting down: whoever has no name of their own yet is asked for one first, once. */
export class Joining {
  readonly wish = signal<Wish | null>(null); // while the name is asked for
  readonly invited = signal<number | null>(null); // the seat that the link of this page is for
  private token = "";

  constructor(private readonly table: Table) {}

  /** Somebody followed a link. One that does not fit is refused as such, before anything is asked. */
  async follow(token: string): Promise<void> {
    const info = await get<TableInfo>(`/tables/${this.table.id}`, { invite: token });
    this.table.info.value = info;
    if (info.seats.some((seat) => seat.mine)) return; // followed before, or made by oneself
    if (info.invited === undefined || info.invited === null) return this.table.claim("any", token);
    this.token = token;
    this.invited.value = info.invited;
    await this.sit("any");
  }

  /** `any` is the seat of the link. */
  async sit(seat: number | "any"): Promise<void> {
    const token = seat === "any" ? this.token : "";
    const me = await get<Me>("/me");
    if (me.named) await this.table.claim(seat, token);
    else this.wish.value = { seat, token, name: me.name };
  }

  async named(): Promise<void> {
    const wish = this.wish.value;
    this.wish.value = null;
    if (!wish) return;
    try {
      await this.table.claim(wish.seat, wish.token);
    } catch (error) {
      this.table.tell(said(error), "", "warn");
    }
  }
}

export function JoiningDialog({ table }: { table: Table }) {
  const { wish } = table.joining;
  if (!wish.value) return null;
  return (
    <Dialog title={t("join.title")} onClose={() => (wish.value = null)}>
      <NameForm
        id="join-name"
        label={t("name.title")}
        name={wish.value.name}
        button={t("join.sit")}
        main
        onKept={() => table.joining.named()}
      />
      <p class="quiet">{t("join.about")}</p>
    </Dialog>
  );
}
