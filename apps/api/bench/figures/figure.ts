/** A measured acceptance figure. */
export interface Figure {
  name: string;
  /** Measured value with its unit. */
  measured: string;
  goal: string;
  isMet: boolean;
}
