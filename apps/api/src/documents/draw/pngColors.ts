const GRAY = 0;
const RGB = 2;
export const PALETTE = 3;
const GRAY_ALPHA = 4;
const RGB_ALPHA = 6;

/** Samples per pixel and allowed bits per sample of each color type of a PNG. */
export const colorTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  [GRAY]: { samples: 1, depths: [1, 2, 4, 8, 16] },
  [RGB]: { samples: 3, depths: [8, 16] },
  [PALETTE]: { samples: 1, depths: [1, 2, 4, 8] },
  [GRAY_ALPHA]: { samples: 2, depths: [8, 16] },
  [RGB_ALPHA]: { samples: 4, depths: [8, 16] },
};

export interface PngFile {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  samples: number;
  palette: Buffer;
  transparency: Buffer;
  /** The compressed pixels, in chunks. */
  data: Buffer[];
}

/** Converts the samples of a row to one byte each, without scaling. Of 16 bits, the upper eight are used. */
function sampleReader({ depth, width, samples }: PngFile): (row: Uint8Array) => Uint8Array {
  if (depth === 8) return (row) => row;
  const count = width * samples;
  const read = new Uint8Array(count);
  if (depth === 16) {
    return (row) => {
      for (let index = 0; index < count; index += 1) read[index] = row[2 * index] ?? 0;
      return read;
    };
  }
  const perByte = 8 / depth;
  const mask = 2 ** depth - 1;
  return (row) => {
    for (let index = 0; index < count; index += 1) {
      const shift = 8 - depth * ((index % perByte) + 1);
      read[index] = ((row[Math.floor(index / perByte)] ?? 0) >> shift) & mask;
    }
    return read;
  };
}

/** Blends a sample with white paper. */
const onWhite = (value: number, opacity: number): number =>
  opacity === 255 ? value : 255 + Math.round(((value - 255) * opacity) / 255);

/**
 * The colors of single-sample values, from a palette or as shades of gray: three bytes each, blended with white paper.
 */
function colorTable({ colorType, depth, palette, transparency }: PngFile): Uint8Array {
  const table = new Uint8Array(3 * 256);
  const lightest = 2 ** Math.min(depth, 8) - 1;
  // The gray value that is fully transparent. It can only be compared if all bits of a sample are read.
  const transparentGray = transparency.length >= 2 && depth <= 8 ? transparency.readUInt16BE(0) : -1;
  for (let value = 0; value < 256; value += 1) {
    const isPalette = colorType === PALETTE;
    const opacity = isPalette ? (transparency[value] ?? 255) : value === transparentGray ? 0 : 255;
    for (let part = 0; part < 3; part += 1) {
      const shade = isPalette ? (palette[3 * value + part] ?? 0) : Math.round((255 * value) / lightest);
      table[3 * value + part] = onWhite(shade, opacity);
    }
  }
  return table;
}

/** Returns a function that converts a row of a PNG to red, green and blue bytes, blended with white paper. */
export function rowPainter(file: PngFile): (row: Uint8Array, painted: Uint8Array) => void {
  const { width, depth, colorType, samples, transparency } = file;
  const read = sampleReader(file);
  if (samples === 1) {
    const table = colorTable(file);
    return (row, painted) => {
      const values = read(row);
      for (let x = 0; x < width; x += 1) {
        const at = 3 * (values[x] ?? 0);
        painted[3 * x] = table[at] ?? 0;
        painted[3 * x + 1] = table[at + 1] ?? 0;
        painted[3 * x + 2] = table[at + 2] ?? 0;
      }
    };
  }
  // The color that is fully transparent. 16-bit samples are not read in full, so they are not compared.
  const hasKey = colorType === RGB && depth === 8 && transparency.length >= 6;
  const [keyRed, keyGreen, keyBlue] = hasKey
    ? [transparency[1], transparency[3], transparency[5]]
    : [-1, -1, -1];
  const [greenAt, blueAt] = colorType === GRAY_ALPHA ? [0, 0] : [1, 2];
  const hasAlpha = colorType !== RGB;
  return (row, painted) => {
    const values = read(row);
    for (let x = 0, at = 0; x < width; x += 1, at += samples) {
      const red = values[at] ?? 0;
      const green = values[at + greenAt] ?? 0;
      const blue = values[at + blueAt] ?? 0;
      const isKey = red === keyRed && green === keyGreen && blue === keyBlue;
      const opacity = isKey ? 0 : hasAlpha ? (values[at + samples - 1] ?? 0) : 255;
      painted[3 * x] = onWhite(red, opacity);
      painted[3 * x + 1] = onWhite(green, opacity);
      painted[3 * x + 2] = onWhite(blue, opacity);
    }
  };
}
