/** What the bank said, and what became of it. */
export const bankStatementsTopic = 'bankstatements';
