// What a person sees of a table and where a finger meets it: `person`, in every page of a Player.
// To wait inside the page, frame by frame, costs far less than to ask it again and again.
window.person = (() => {
  const CAN = ":is(.stage, .near) :is(.can[data-piece], .can[data-place])";
  const BUTTONS = ".prompt-buttons .choice, .end.ready";
  const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8]; // of a thing: its middle may lie outside an odd shape

  const all = (selector) => [...document.querySelectorAll(selector)];
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
      picked: all(":is(.stage, .near) .picked").length,
      can: all(CAN).map((thing) => thing.dataset.piece ?? thing.dataset.place),
      buttons: buttons().length,
      actions: all(".action").length,
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
  const effect = (version, picked, asked, patience) =>
    until(
      (now) =>
        now.over || !now.turn || now.version !== version || now.picked !== picked || now.asked !== asked,
      patience,
    );

  /** Where a finger meets a thing or button, counted in this order, the given one first. */
  function meet(first) {
    const things = [...all(CAN), ...buttons()];
    for (let i = 0; i < things.length; i += 1) {
      const thing = things[(first + i) % things.length];
      const box = (thing.querySelector(".rim, .ground") ?? thing).getBoundingClientRect();
      for (const part of PARTS) {
        for (const other of PARTS) {
          const [x, y] = [box.x + box.width * part, box.y + box.height * other];
          const top = document
            .elementsFromPoint(x, y)
            .map((element) => element.closest(".can[data-piece], .can[data-place], button"))
            .find((found) => found !== null);
          if (top === thing) return [x, y];
        }
      }
    }
    return null;
  }

  /** Whether anything glides to where it will lie. */
  const isGliding = () =>
    document.getAnimations().some((each) => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity);

  /** The same, once the page lies still: nobody touches what is moving. Null: nothing is met. */
  async function spot(first) {
    let found = meet(first);
    for (let still = 0, looks = 0; still < 2 && looks < 600; looks += 1) {
      await frame();
      const now = meet(first);
      still = !isGliding() && String(now) === String(found) ? still + 1 : 0;
      found = now;
    }
    return found;
  }

  return { look, turn, effect, spot };
})();
