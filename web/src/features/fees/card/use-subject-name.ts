import { subjectWords } from '#contracts/fees/charge-words.ts';
import type { FeeSubject } from '#contracts/fees/fee-subjects.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** What a line is for in the reader's language; works of the repair shop by their names. */
export const useSubjectName = (): ((subject: FeeSubject) => string) => {
  const words = useWords();
  const { data } = useRead(listRepairItems, undefined, { quiet: true });
  const names = new Map(data?.records.map(({ repairItemId, name }) => [repairItemId, name]));
  return (subject) => words(subjectWords(subject, subject.service === 'repair' ? names.get(subject.repairItemId) : undefined));
};
