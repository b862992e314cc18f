/** A measured acceptance figure. */
export interface Figure {
  name: string;
  /** Measured value with its unit. */
  measured: string;
  /** Required value. */
  goal: string;
  isMet: boolean;
}
