/** Where a list stands. */
export interface PageState {
  pageNo: number;
  /** The tab of the list: its status view. */
  view: string | undefined;
  filters: Readonly<Record<string, string>>;
}

/** A change of the state; a filter set to undefined is cleared. */
export interface StateChange {
  pageNo?: number;
  view?: string | undefined;
  filters?: Readonly<Record<string, string | undefined>>;
}

export interface ListState extends PageState {
  /** Rows of a page. */
  size: number;
  /** Whether a filter takes something out of it. */
  isFiltered: boolean;
  change(change: StateChange): void;
  /** Clears every filter and keeps the view, and the moment as of which it shows. */
  clear(): void;
  /** Names this state: the same for all of its pages. */
  address: string;
  /** Goes to the address of another state. */
  show(address: string): void;
}
