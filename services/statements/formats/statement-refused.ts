import { reject, type Rejection, type RejectionCode } from '#contracts/kernel/rejection.ts';

/** Ends the reading of a file from wherever it stands; `readStatementFile` answers what it holds. */
export class StatementRefused extends Error {
  readonly rejection: Rejection;

  constructor(code: RejectionCode, params: Record<string, string | number> = {}) {
    super(code);
    this.rejection = reject(code, { field: 'file', params });
  }
}
