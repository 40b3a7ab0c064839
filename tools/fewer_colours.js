// Paints a picture with few colours: boxes of colours are halved where most is gained, and every
// pixel takes the mean of its box. Answers with the colours and one number per pixel, as base64.
async ([png, most]) => {
  const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = image;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);

  const codeAt = (i) => (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
  const counts = new Map();
  for (let i = 0; i < data.length; i += 4) counts.set(codeAt(i), (counts.get(codeAt(i)) ?? 0) + 1);
  const channel = (code, c) => (code >> (16 - 8 * c)) & 255;

  /** Some colours, which of red, green, blue differs most among them, and how much. */
  function box(codes) {
    const n = codes.reduce((sum, code) => sum + counts.get(code), 0);
    const mean = [0, 1, 2].map((c) => codes.reduce((sum, code) => sum + counts.get(code) * channel(code, c), 0) / n);
    const spread = mean.map((m, c) =>
      codes.reduce((sum, code) => sum + Math.sqrt(counts.get(code)) * (channel(code, c) - m) ** 2, 0),
    );
    const widest = spread.indexOf(Math.max(...spread));
    return { codes, mean, widest, spread: spread[widest] };
  }

  const boxes = [box([...counts.keys()])];
  while (boxes.length < most) {
    const at = boxes.reduce((best, each, i) => (each.spread > boxes[best].spread ? i : best), 0);
    const { codes, mean, widest, spread } = boxes[at];
    if (spread === 0) break;
    const low = codes.filter((code) => channel(code, widest) <= mean[widest]);
    const high = codes.filter((code) => channel(code, widest) > mean[widest]);
    boxes.splice(at, 1, box(low), box(high));
  }

  const indexes = new Map();
  boxes.forEach(({ codes }, i) => codes.forEach((code) => indexes.set(code, i)));
  let pixels = "";
  for (let i = 0; i < data.length; i += 4) pixels += String.fromCharCode(indexes.get(codeAt(i)));
  return { width, height, colours: boxes.flatMap(({ mean }) => mean.map(Math.round)), pixels: btoa(pixels) };
}
