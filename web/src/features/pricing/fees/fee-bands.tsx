import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { channelFeeWords, type FeeTable } from '#contracts/pricing/fee-table.ts';
import { feeLineWords } from '#contracts/pricing/fee-words.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './channel-fees.module.css';

/** What is kept of a price, band by band and line by line. */
export const FeeBands = ({ fees, label }: { fees: FeeTable; label: string }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <table className={styles['bands']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('pricing.fees.price')}</th>
          <th scope="col">{t('pricing.fees.keeps')}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ belowCents, lines }, index) => (
          <tr key={belowCents ?? 'last'}>
            <th scope="row">{bandName(fees, index, t)}</th>
            <td>
              {lines.length === 0
                ? t('pricing.fees.nothing')
                : lines.map((line) => (
                    <div key={line.name}>
                      {words(channelFeeWords[line.name])}: {words(feeLineWords(line))}
                    </div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const bandName = (fees: FeeTable, index: number, t: TFunction): string => {
  const from = fees[index - 1]?.belowCents;
  const to = fees[index]?.belowCents;
  if (from === undefined) return to === undefined ? t('pricing.fees.anyPrice') : t('pricing.fees.from0', { to: formatMoney(to) });
  return to === undefined
    ? t('pricing.fees.above', { from: formatMoney(from) })
    : t('pricing.fees.fromTo', { from: formatMoney(from), to: formatMoney(to) });
};
