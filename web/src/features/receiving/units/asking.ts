/** What the page asks before it goes on. */
export type Asking =
  | { sizesOf: string; sizes: readonly string[] }
  | { over: { sku: string; size: string }; forecast: boolean }
  | 'sku'
  | 'finish'
  | undefined;
