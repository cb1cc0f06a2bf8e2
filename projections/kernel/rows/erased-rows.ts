export interface ErasedSubject {
  accountId: string;
  /** Undefined where only the account is erased. */
  shopId: number | undefined;
}

export interface ErasedRows {
  text: string;
  values: readonly unknown[];
}
