/** A photo or video that was taken or chosen on this device. */
export interface TakenPhoto {
  id: string;
  file: Blob;
  /** Shows it before the server has it. */
  preview: string;
  /** Where the server keeps it, once it is uploaded. */
  url?: string;
}
