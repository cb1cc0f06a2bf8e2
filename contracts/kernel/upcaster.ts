/** How the data of one event type became another shape: from schema version `from` to `from + 1`. Pure. */
export interface Upcaster {
  type: string;
  from: number;
  upcast(data: Record<string, unknown>): Record<string, unknown>;
}
