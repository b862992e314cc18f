import { deflateSync } from 'node:zlib';

/** Maximum side of a drawn picture, in pixels. A photo 6 cm wide then has more than 600 dots per inch. */
const DRAWN_MAX_SIDE = 1600;

/** The pixels of a picture as a PDF stores them: red, green and blue, each row after a `Sub` filter byte, deflated. */
export interface Pixels {
  width: number;
  height: number;
  deflated: Buffer;
}

interface Size {
  width: number;
  height: number;
}

/** Scales a picture down by an integer factor, row by row. Each pixel is the average of a square. */
export class Shrinking {
  readonly width: number;
  readonly height: number;
  readonly #factor: number;
  readonly #file: Size;
  readonly #sums: Uint32Array;
  /** Rows in the format of `Pixels`. */
  readonly #drawn: Uint8Array;
  #summed = 0;
  #rows = 0;
  #finished = 0;

  constructor(file: Size) {
    this.#file = file;
    this.#factor = Math.ceil(Math.max(file.width, file.height) / DRAWN_MAX_SIDE);
    this.width = Math.ceil(file.width / this.#factor);
    this.height = Math.ceil(file.height / this.#factor);
    this.#sums = new Uint32Array(3 * this.width);
    this.#drawn = new Uint8Array(this.height * (1 + 3 * this.width));
  }

  add(painted: Uint8Array): void {
    const factor = this.#factor;
    const sums = this.#sums;
    for (let x = 0, column = 0, inColumn = 0; x < this.#file.width; x += 1) {
      for (let part = 0; part < 3; part += 1) {
        const at = 3 * column + part;
        sums[at] = (sums[at] ?? 0) + (painted[3 * x + part] ?? 0);
      }
      inColumn += 1;
      if (inColumn === factor) {
        inColumn = 0;
        column += 1;
      }
    }
    this.#summed += 1;
    this.#rows += 1;
    if (this.#summed === factor || this.#rows === this.#file.height) this.#finishRow();
  }

  #finishRow(): void {
    const start = this.#finished * (1 + 3 * this.width);
    const last = this.#file.width - (this.width - 1) * this.#factor;
    this.#drawn[start] = 1;
    const left = [0, 0, 0];
    for (let x = 0; x < this.width; x += 1) {
      const count = this.#summed * (x === this.width - 1 ? last : this.#factor);
      for (let part = 0; part < 3; part += 1) {
        const value = Math.round((this.#sums[3 * x + part] ?? 0) / count);
        this.#drawn[start + 1 + 3 * x + part] = value - (left[part] ?? 0);
        left[part] = value;
      }
    }
    this.#sums.fill(0);
    this.#summed = 0;
    this.#finished += 1;
  }

  pixels(): Pixels {
    return { width: this.width, height: this.height, deflated: deflateSync(this.#drawn) };
  }
}
