import { useTranslation } from 'react-i18next';
import { explanations } from '#contracts/statements/bank/bank-events.ts';
import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PostingLink } from '#web/shared/postings/posting-link.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** What the line is in the books, or why it is still open. */
export const SettledLine = ({ line: { status, by, explainedAs, postings, remark } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const how = explainedAs ? words(explanations[explainedAs]) : by && t(`bankStatements.matchedBy.${by}`);
  return (
    <>
      <Section title={t('bankStatements.how')}>
        <DescriptionGrid
          items={[
            { label: t('bankStatements.how'), value: how ?? t('bankStatements.open') },
            ...(remark ? [{ label: status === 'disputed' ? t('bankStatements.reason') : t('bankStatements.remark'), value: remark }] : []),
          ]}
        />
      </Section>
      {postings.length > 0 && (
        <Section title={t('bankStatements.postings')} count={postings.length}>
          <DescriptionGrid
            items={postings.map(({ postingId, cents }) => ({
              label: <PostingLink postingId={postingId} />,
              value: <Money cents={cents} signed />,
            }))}
          />
        </Section>
      )}
    </>
  );
};
