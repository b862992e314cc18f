/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes sent so far. */
  sent: number;
  total: number;
}
