import { useTranslation } from 'react-i18next';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { ListedRecord } from '#contracts/wallet/wallet-queries.ts';
import { openPostingParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import textButton from '#web/ui/text/text-button.module.css';
import styles from '../wallet.module.css';

interface Props {
  settlement: NonNullable<ListedRecord['settlement']>;
}

/** What a settlement comes from, each part opening its posting: sold 200.00, less what is kept of it. */
export const SettlementParts = ({ settlement: { parts, amountCents } }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open } = useOpenRow(openPostingParameter);
  return (
    <span className={styles['settlement']} aria-label={t('wallet.settlementOf', { amount: formatMoney(amountCents) })}>
      {parts.map(({ postingId, type, amountCents: cents }, index) => {
        const shown = formatMoney(Math.abs(cents), { unit: '' });
        const name = `${words(transactionTypes[type])} ${shown}`;
        return (
          <span key={postingId}>
            {index > 0 && (cents < 0 ? '\u2212 ' : '+ ')}
            <button
              type="button"
              className={textButton['button']}
              aria-label={name}
              title={name}
              onClick={(event) => {
                event.stopPropagation();
                open(postingId);
              }}
            >
              {shown}
            </button>{' '}
          </span>
        );
      })}
    </span>
  );
};
