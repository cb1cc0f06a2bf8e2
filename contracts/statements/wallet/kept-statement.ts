/** A wallet of which the files of a closed month are still to be made. */
export interface DueStatement {
  month: string;
  /** Which time the month was closed: each has files of its own. */
  closing: number;
  shopId: number;
}
