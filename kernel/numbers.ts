/** New numbers of the business; injected, so that the demo world is the same from the same seed. */
export interface Numbers {
  /** A ONE ID with its check character (`contracts/item/one-id.ts`). */
  oneId(): string;
  /** `OC` + yymmdd + at least five digits: 13 or 14 long, which is why such a code is no label code (R5.45). */
  oddNo(now: Date): Promise<string>;
  /** `FC-` + six digits or more. */
  preId(): Promise<string>;
  /** `IB-`/`OB-`/`RB-` + mmdd + `-` + number. */
  batchNo(kind: 'inbound' | 'outbound' | 'repair', now: Date): Promise<string>;
  repairNo(): Promise<string>;
  /** A shipping label's own number and its tracking number are made of it. */
  labelSerial(): Promise<number>;
  /** Eight random upper-case letters and three digits of the time (R9.35). */
  reference(now: Date): string;
}
