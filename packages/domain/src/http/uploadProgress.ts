/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that have left this device, of `total`. */
  sent: number;
  total: number;
}
