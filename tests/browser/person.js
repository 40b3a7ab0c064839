// What a person sees of a table and where a finger meets it: `person`, in every page of a Player.
// To wait inside the page, frame by frame, costs far less than to ask it again and again.
window.person = (() => {
  const CAN = ":is(.stage, .near) :is(.can[data-piece], .can[data-place])";
  const PICKED = ":is(.stage, .near) :is(.picked[data-piece], .picked[data-place])";
  const BUTTONS = ".prompt-buttons .choice, .end.ready";
  const EFFECTS = ["version", "picked", "asked"];
  const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8]; // of a thing: its middle may lie outside an odd shape

  const all = (selector) => [...document.querySelectorAll(selector)];
  const idOf = (thing) => thing.dataset.piece ?? thing.dataset.place;
  /** A question whether something is really given up is answered first. */
  const buttons = () => (document.querySelector(".prompt .sure") ? all(".prompt .sure button") : all(BUTTONS));
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

  /** What can be done now: rims on the board, buttons, the end of the game. */
  function look() {
    const page = document.querySelector(".table-page");
    return {
      over: document.querySelector(".over") !== null,
      turn: page?.dataset.turn === "true",
      version: Number(page?.dataset.version ?? -2),
      ply: Number(page?.dataset.ply ?? -1),
      asked: all(".prompt .sure").length,
      held: page?.dataset.turn === "true" && document.querySelector(".end[data-held]") !== null,
      picked: all(PICKED).map(idOf),
      can: all(CAN).map(idOf),
      buttons: buttons().length,
      actions: all(".action, .action-group").length, // lines of the list, folded or not
      notice: document.querySelector(".prompt .notice")?.textContent ?? "",
    };
  }

  /** What is seen as soon as it is so, or when patience (milliseconds) ends. */
  async function until(isSo, patience) {
    const end = performance.now() + patience;
    let seen = look();
    while (!isSo(seen) && performance.now() < end) {
      await frame();
      seen = look();
    }
    return { ...seen, waited: isSo(seen) };
  }

  const turn = (patience) =>
    until((now) => now.over || (now.turn && now.can.length + now.buttons > 0), patience);

  /** Until a touch has an effect on what was seen before it. */
  const effect = (before, patience) =>
    until((now) => now.over || !now.turn || EFFECTS.some((each) => String(now[each]) !== String(before[each])), patience);

  /** Where a finger meets a thing or button, counted in this order, the given one first. */
  function meet(first) {
    const things = [...all(CAN), ...buttons()];
    for (let i = 0; i < things.length; i += 1) {
      const thing = things[(first + i) % things.length];
      const box = (thing.querySelector(".rim, .ground") ?? thing).getBoundingClientRect();
      for (const part of PARTS) {
        for (const other of PARTS) {
          const [x, y] = [box.x + box.width * part, box.y + box.height * other];
          const under = document.elementsFromPoint(x, y);
          const top = under
            .map((element) => element.closest(".can[data-piece], .can[data-place], button"))
            .find((found) => found !== null);
          const isCovered = thing.matches("button") && !thing.contains(under[0]);
          if (top === thing && !isCovered) return [x, y];
        }
      }
    }
    return null;
  }

  /** Whether anything glides to where it will lie. */
  const isGliding = () =>
    document.getAnimations().some((each) => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity);

  /** What is seen in my turn and where a finger meets it (`at`), once the page lies still: nobody
   * touches what is moving, or what lay there before. */
  async function spot(first, patience) {
    const end = performance.now() + patience;
    let [at, still, seen] = [null, 0, look()];
    while (!seen.over && still < 2 && performance.now() < end) {
      await frame();
      seen = look();
      const now = seen.turn ? meet(first) : null;
      still = now && !isGliding() && String(now) === String(at) ? still + 1 : 0;
      at = now;
    }
    return { ...seen, at, waited: seen.over || still === 2 };
  }

  return { look, turn, effect, spot };
})();
