import { useTranslation } from 'react-i18next';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import { walletAccount } from '#contracts/ledger/accounts.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { RestsOn } from './rests-on.tsx';
import styles from './postings.module.css';

interface Props {
  explained: Pick<PostingExplained, 'explanation' | 'recomputedCents' | 'check' | 'entries' | 'restsOn'>;
  unit?: string;
}

/** The sum in one line, and whether it comes to the same when it is worked out again. */
export const BasisCheck = ({ explained: { explanation, check, recomputedCents } }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <>
      <p className={styles['formula']}>{words(explanation.formula)}</p>
      <p className={styles['check']} data-check={check}>
        {t(`wallet.check.${check}`, { amount: formatMoney(recomputedCents) })}
      </p>
    </>
  );
};

/** The rates as they stood, what happened, and both sides of the posting. */
export const BasisSide = ({ explained: { explanation, restsOn, entries }, unit = '$' }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const isOwn = isSellerView(useViewpoint());
  return (
    <>
      {explanation.facts.length > 0 && (
        <Section title={t('wallet.asItStood')}>
          <DescriptionList items={explanation.facts.map(({ label, value }) => ({ label: words(label), value: words(value) }))} />
        </Section>
      )}
      <Section title={t('wallet.restsOn')}>
        <RestsOn acts={restsOn} />
      </Section>
      <Section title={t('wallet.entriesOf')}>
        <DescriptionList
          items={entries.map(({ account, sub, side, cents }) => ({
            label: `${t(`wallet.sides.${side}`)} · ${isOwn && account === walletAccount ? t('wallet.yours') : words(accountWords(account, sub ?? ''))}`,
            value: <Money cents={cents} unit={unit} />,
          }))}
        />
      </Section>
    </>
  );
};
