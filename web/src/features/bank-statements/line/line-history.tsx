import { useTranslation } from 'react-i18next';
import { explanations } from '#contracts/statements/bank/bank-events.ts';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { History } from '#web/ui/detail/history.tsx';
import { Section } from '#web/ui/page/section.tsx';

/** Postings that are named; a settlement may be hundreds. */
const MAX_NAMED = 3;

/** What became of the line, newest first. */
export const LineHistory = ({ line: { history } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <Section title={t('ui.history')}>
      <History
        entries={history.map(({ id, name, at, operator, by, explainedAs, postingIds, said }) => ({
          id,
          name: t(`bankStatements.events.${name}`),
          at,
          details: [
            operator,
            by && t(`bankStatements.matchedBy.${by}`),
            explainedAs && words(explanations[explainedAs]),
            name === 'BankLineReleased' && postingIds.length > 0
              ? t('bankStatements.release.reversed', { postingId: postingIds[0] })
              : postingIds.slice(0, MAX_NAMED).join(', ') + (postingIds.length > MAX_NAMED ? ' …' : ''),
          ],
          said: said || null,
        }))}
      />
    </Section>
  );
};
