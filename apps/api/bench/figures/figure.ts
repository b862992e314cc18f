/** One of the acceptance figures, as measured. */
export interface Figure {
  name: string;
  /** What was measured, with its unit. */
  measured: string;
  /** What is asked for. */
  goal: string;
  isMet: boolean;
}
