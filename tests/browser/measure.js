// What is drawn on the screen, measured: `measure`, for tests of what eyes and fingers need.
window.measure = (() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const PICTURES = ":is(.stage, .near) svg[data-area]";

  /** Whether an element can be seen and not only heard. */
  function isSeen(element) {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 &&
      element.closest(".hidden, option") === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  /** Words lower than so many pixels, with how high they are. */
  function low(least) {
    return all(".table-page *").flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (!own || !isSeen(element)) return [];
      const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
      const height = parseFloat(getComputedStyle(element).fontSize) * scale;
      return height < least - 0.05 ? [`${height.toFixed(1)}: ${element.textContent.slice(0, 30)}`] : [];
    });
  }

  const canvas = document.createElement("canvas").getContext("2d");

  /** The ink of a text: a box on the screen around each letter that leaves something on paper. */
  function ink(text) {
    const style = getComputedStyle(text);
    const matrix = text.getScreenCTM();
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return [...text.textContent].flatMap((letter, i) => {
      const { x, y, width, height } = text.getExtentOfChar(i);
      const drawn = canvas.measureText(letter);
      if (letter.trim() === "" || width === 0) return [];
      const base = y + (height * drawn.fontBoundingBoxAscent) / (drawn.fontBoundingBoxAscent + drawn.fontBoundingBoxDescent);
      const [above, below] = [base - drawn.actualBoundingBoxAscent, base + drawn.actualBoundingBoxDescent];
      const one = new DOMPoint(x, above).matrixTransform(matrix);
      const other = new DOMPoint(x + width, below).matrixTransform(matrix);
      return [{ left: one.x, right: other.x, top: one.y, bottom: other.y }];
    });
  }

  /** Every text of the pictures with its ink and a box around all of that. */
  function written() {
    return all(`${PICTURES} text`).map((text) => {
      const letters = ink(text);
      const [lefts, tops] = [letters.map(({ left }) => left), letters.map(({ top }) => top)];
      const [rights, bottoms] = [letters.map(({ right }) => right), letters.map(({ bottom }) => bottom)];
      const box = {
        left: Math.min(...lefts), top: Math.min(...tops), right: Math.max(...rights), bottom: Math.max(...bottoms),
      };
      return { text, letters, box };
    });
  }

  /** Whether two boxes meet, or are so many pixels apart at most. */
  const meet = (a, b, apart = 0) =>
    a.left - apart < b.right && b.left - apart < a.right && a.top - apart < b.bottom && b.top - apart < a.bottom;

  /** Rims that are painted over the ink of words: the thing they surround and the words. */
  function covered(words) {
    const found = new Set();
    for (const rim of all(`${PICTURES} .rim`)) {
      const { stroke, strokeWidth, vectorEffect } = getComputedStyle(rim);
      if (stroke === "none") continue;
      const matrix = rim.getScreenCTM();
      const half = (parseFloat(strokeWidth) * (vectorEffect === "non-scaling-stroke" ? 1 : matrix.a)) / 2;
      const length = rim.getTotalLength();
      const points = Math.ceil((length * matrix.a) / 2); // one every two pixels
      const around = rim.getBoundingClientRect(); // without its pen
      const over = words.filter(
        ({ text, box }) =>
          meet(box, around, half + 1) &&
          text.ownerSVGElement === rim.ownerSVGElement && // what is cut off by a frame is not seen
          (text.compareDocumentPosition(rim) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
      for (let i = 0; i < points; i += 1) {
        const { x, y } = rim.getPointAtLength((length * i) / points).matrixTransform(matrix);
        for (const { text, letters } of over) {
          const isCut = letters.some(
            ({ left, right, top, bottom }) => x > left - half && x < right + half && y > top - half && y < bottom + half,
          );
          if (isCut) found.add(`${rim.closest("[data-piece]")?.dataset.piece ?? "a place"} over ${text.textContent}`);
        }
      }
    }
    return [...found];
  }

  const TOUCHING = 1.5; // pixels that letters may share, as boxes around them are larger than their ink

  /** Words that are written over other words. */
  function crowded(words) {
    const found = new Set();
    const seen = words.filter(({ text }) => isSeen(text));
    for (const picture of all(PICTURES)) {
      const own = seen.filter(({ text }) => picture.contains(text));
      own.forEach((one, i) => {
        for (const other of own.slice(i + 1)) {
          const isOver = meet(one.box, other.box) && one.letters.some((a) =>
            other.letters.some(
              (b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCHING &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCHING,
            ),
          );
          if (isOver) found.add(`${one.text.textContent} and ${other.text.textContent}`);
        }
      });
    }
    return [...found];
  }

  /** Buttons of a turn that are out of sight, or under something else. */
  function hidden() {
    return all(".prompt-buttons .choice, .prompt .sure button, .turn-bar button")
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((button) => button.textContent);
  }

  const LOOKED = 1000; // milliseconds that somebody looked at what lies still

  /** What a finger that comes down at a point would touch; null: nothing that can be used. */
  function aimed(x, y, looked = LOOKED) {
    const under = document.elementFromPoint(x, y);
    const finger = { pointerType: "touch", pointerId: 77, bubbles: true, clientX: x, clientY: y };
    const down = new PointerEvent("pointerdown", finger);
    Object.defineProperty(down, "timeStamp", { value: down.timeStamp + looked });
    under?.dispatchEvent(down);
    const thing = document.querySelector("[data-aimed]");
    under?.dispatchEvent(new PointerEvent("pointercancel", finger));
    return thing?.dataset.piece ?? thing?.dataset.place ?? null;
  }

  /** How far from a point a finger may come down and still touch something that can be used. */
  function reach(x, y, dx, dy, most) {
    if (aimed(x + dx * most, y + dy * most) !== null) return most;
    let far = 0;
    while (far < most && aimed(x + dx * (far + 1), y + dy * (far + 1)) !== null) far += 1;
    return far;
  }

  /** Things that can be used and are not so wide and high for a finger; at an edge they may reach inwards. */
  function small(side) {
    const half = side / 2;
    return all(":is(.stage, .near) :is(.can[data-piece], .can[data-place])").flatMap((thing) => {
      const { x, y, width, height } = (thing.querySelector(".hit, .ground") ?? thing).getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const across = (dx, dy) => {
        const one = reach(left, top, -dx, -dy, half);
        const other = reach(left, top, dx, dy, one < half ? side - one : half);
        return one + (other < half ? reach(left, top, -dx, -dy, side - other) - one : 0) + other;
      };
      const [wide, high] = [across(1, 0), across(0, 1)];
      const name = thing.dataset.piece ?? thing.dataset.place;
      return Math.min(wide, high) < side ? [`${name}: ${wide} x ${high}`] : [];
    });
  }

  const views = []; // of the board: how it lay on the screen, and since when it was seen so

  function boardNow() {
    const board = document.querySelector(".stage svg[data-area=board]");
    const frame = board?.closest(".zoom")?.getBoundingClientRect();
    return board && { board, matrix: board.getScreenCTM(), frame };
  }

  const at = (point, matrix) => new DOMPoint(point.x, point.y).matrixTransform(matrix);

  /** Whether two views of the board are the same to the eye. */
  const isLike = (one, other) =>
    ["e", "f"].every((key) => Math.abs(one.matrix[key] - other.matrix[key]) < 0.5) &&
    Math.abs(one.matrix.a / other.matrix.a - 1) < 0.002 &&
    ["left", "top", "right", "bottom"].every((key) => Math.abs(one.frame[key] - other.frame[key]) < 0.5);

  /** From now on remember how the board was painted. */
  function watch() {
    const now = boardNow();
    const last = views.at(-1);
    if (last) last.since = Math.min(last.since, performance.now()); // it has been painted
    if (now && !(last && isLike(last, now))) views.push({ ...now, since: Infinity });
    requestAnimationFrame(watch);
  }

  const REACTION = 250; // milliseconds from what is seen to the finger
  const UNSURE = 50; // milliseconds before and after, in which it must have been seen alike
  const viewAt = (time) => views.findLast(({ since }) => since <= time);

  /** The view that somebody aimed at whose finger comes down now; null: it moved about then. */
  function aimedView() {
    const time = performance.now() - REACTION;
    const [one, other] = [viewAt(time - UNSURE), viewAt(time + UNSURE)];
    return one && one === other ? one : null;
  }

  /** Fingers in a hurry while the board comes closer by itself: how many came down where something
   * was seen that can be used, and which of them met something else. After half of the time what is
   * picked up is put down, and the board moves again. */
  async function hasty(milliseconds) {
    const [found, began] = [{ touches: 0, wrong: [] }, performance.now()];
    let isDropped = false;
    while (performance.now() < began + milliseconds) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const [then, now] = [aimedView(), boardNow()];
      if (!isDropped && performance.now() > began + milliseconds / 2) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        isDropped = true;
        continue;
      }
      if (!then || !now || then.board !== now.board || isLike(then, now)) continue;
      const things = [...now.board.querySelectorAll(".can[data-piece], .can[data-place]")];
      for (let i = 0; i < 6 && i < things.length; i += 1) touchAsSeen(things[Math.floor((i * things.length) / 6)], then, now, found);
    }
    return found;
  }

  /** A finger comes down where a thing was seen. */
  function touchAsSeen(thing, then, now, found) {
    const { x, y, width, height } = (thing.querySelector(".hit, .ground") ?? thing).getBoundingClientRect();
    const here = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementsFromPoint(here.x, here.y).map((each) => each.closest(".can[data-piece], .can[data-place]"));
    if (top.find((each) => each !== null) !== thing) return; // it lies under others
    const there = at(at(here, now.matrix.inverse()), then.matrix);
    const { left, top: above, right, bottom } = then.frame;
    if (there.x < left || there.x > right || there.y < above || there.y > bottom) return; // it was not seen
    if (!document.elementFromPoint(there.x, there.y)?.closest("svg[data-area]")) return; // something else came up
    const met = aimed(there.x, there.y, 0);
    const name = thing.dataset.piece ?? thing.dataset.place;
    found.touches += 1;
    if (met !== name) found.wrong.push(`${name}: ${met}`);
  }

  /** Things that keys do not lead to, from the first stops of the tab key with arrows. */
  function unreached() {
    const stops = all(`${PICTURES} [tabindex="0"], ${PICTURES} [tabindex="-1"]`);
    const known = new Set(stops.filter((stop) => stop.getAttribute("tabindex") === "0"));
    const ways = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    for (const stop of known) {
      for (const key of ways) {
        stop.focus();
        stop.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        if (document.activeElement?.closest(PICTURES)) known.add(document.activeElement);
      }
    }
    return stops.filter((stop) => !known.has(stop)).map((stop) => stop.ariaLabel);
  }

  /** Everything that is wrong on the screen: words lower than so many pixels, targets smaller than
   * so many (0: these are not for fingers), and the rest. */
  function faults(least, targets) {
    const words = written();
    const told = {
      low: low(least),
      small: targets ? small(targets) : [],
      covered: covered(words),
      crowded: crowded(words),
      hidden: hidden(),
    };
    return Object.entries(told).flatMap(([what, found]) => found.map((each) => `${what} ${each}`));
  }

  let line = null; // a second line to the table, on which the same guest acts

  function join() {
    const address = `${location.origin.replace("http", "ws")}/api/tables/${location.pathname.split("/")[2]}/live`;
    const socket = new WebSocket(address);
    line = { socket, scene: null, number: 0 };
    socket.onopen = () =>
      socket.send(JSON.stringify({ t: "join", lang: "en", seat: null, version: null, layout: false, changes: false }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.t === "scene") line.scene = message;
    };
  }

  const PATIENCE = 40000; // milliseconds until something must happen

  async function until(what, isSo) {
    const end = performance.now() + PATIENCE;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  }

  /** Play these actions of mine, each at its ply, and wait until the page shows the last ply. */
  async function play(actions, last) {
    if (!line) join();
    for (const [ply, code] of actions) {
      await until(`my turn at ply ${ply}`, () => line.scene?.ply === ply);
      line.number += 1;
      line.socket.send(JSON.stringify({ t: "act", id: line.number, version: line.scene.version, code }));
    }
    await until(`ply ${last} on the page`, () => Number(document.querySelector(".table-page")?.dataset.ply) === last);
    await still();
  }

  /** Until the board has come to what is asked, and was painted so. */
  async function still() {
    for (let [frames, before] = [0, null]; frames < 4; ) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const now = boardNow();
      frames = before && now && isLike(before, now) ? frames + 1 : 0;
      before = now;
    }
  }

  return { faults, low, aimed, unreached, play, watch, hasty };
})();
