import { useTranslation } from 'react-i18next';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import textButton from '#web/ui/text/text-button.module.css';
import styles from './postings.module.css';

/** What the amount is made of, part by part. */
export const PartsTable = ({ parts }: { parts: PostingExplained['explanation']['parts'] }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <table className={styles['sums']}>
      <tbody>
        {parts.map((part, index) => (
          <tr key={index}>
            <td>{words(part.words)}</td>
            <td>{part.sum && words(part.sum)}</td>
            <td>
              <Money cents={part.cents} />
            </td>
          </tr>
        ))}
      </tbody>
      {parts.length > 1 && (
        <tfoot>
          <tr>
            <td colSpan={2}>{t('wallet.total')}</td>
            <td>
              <Money cents={parts.reduce((sum, { cents }) => sum + cents, 0)} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
};

interface GroupProps {
  group: PostingExplained['group'];
  openId: string;
  onOpen: (postingId: string) => void;
}

/** Postings of one settlement: one line, which opens. */
export const GroupTable = ({ group, openId, onOpen }: GroupProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const sum = group.reduce((total, { amountCents }) => total + amountCents, 0);
  return (
    <details className={styles['group']} open>
      <summary>
        {t('wallet.group', { count: group.length })} <strong>{formatMoney(sum, { signed: true })}</strong>
      </summary>
      <table className={styles['sums']}>
        <tbody>
          {group.map(({ postingId, type, amountCents }) => (
            <tr key={postingId}>
              <td>
                {postingId === openId ? (
                  words(transactionTypes[type])
                ) : (
                  <button type="button" className={textButton['button']} onClick={() => onOpen(postingId)}>
                    {words(transactionTypes[type])}
                  </button>
                )}
              </td>
              <td />
              <td>
                <Money cents={amountCents} signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
