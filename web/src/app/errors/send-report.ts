import { callLight } from '#web/api/call-light.ts';
import { errorReport } from './error-report.ts';
import { reportAddress } from './report-address.ts';

/** Kinds that a page reports until it is loaded again: what fails in a loop is told once, and what fails in ever new ways not for ever. */
const MAX_REPORTS = 5;
const reported = new Set<string>();

/** Tells the server that something broke on the page at that hash. A report that does not arrive is lost. */
export const sendReport = async (thrown: unknown, hash: string): Promise<void> => {
  const report = errorReport(thrown, hash);
  if (!report) return;
  const kind = Object.values(report).join(' ');
  if (reported.has(kind) || reported.size === MAX_REPORTS) return;
  reported.add(kind);
  await callLight(reportAddress, { body: report, quiet: true });
};
