/** A series of a chart: one of several quantities of the same unit. */
export interface ChartSeries<Key extends string = string> {
  id: Key;
  /** Name in the legend and in the table. */
  label: string;
}

/** Maximum number of series that the marks of a chart distinguish. */
export const SERIES_LIMIT = 4;
