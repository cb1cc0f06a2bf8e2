export interface TracePlan {
  /** What takes OTLP over HTTP. */
  url: string;
  /** Of a hundred traces, so many are kept. */
  percent: number;
}

/** Whose spans they are. */
export interface TracedNode {
  id: string;
  version: string;
}
