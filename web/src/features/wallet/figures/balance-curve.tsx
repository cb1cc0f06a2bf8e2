import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WalletOverview } from '#contracts/wallet/wallet-queries.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { stepsOf } from './steps.ts';
import styles from '../wallet.module.css';

interface Props {
  curve: WalletOverview['curve'];
  /** Beside its title. */
  aside: ReactNode;
  entriesOf: (day: string) => string;
}

/** A balance stands until the next entry: steps, not slopes. A day under the pointer opens its entries; the filters below do the same by keys. */
export const BalanceCurve = ({ curve, aside, entriesOf }: Props) => {
  const { t } = useTranslation();
  const balances = curve.map(({ balanceCents }) => balanceCents);
  const { points, ground } = stepsOf(balances);
  const words = {
    first: formatMoney(balances[0] ?? 0),
    least: formatMoney(Math.min(...balances)),
    most: formatMoney(Math.max(...balances)),
    last: formatMoney(balances.at(-1) ?? 0),
  };
  if (curve.length === 0) return null;
  return (
    <figure className={styles['curve']}>
      <figcaption>
        {t('wallet.curve')} {aside}
      </figcaption>
      <div className={styles['plot']}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={t('wallet.curveOf', words)}>
          <polygon points={`0,${ground} ${points} 100,${ground}`} />
          <polyline points={points} />
        </svg>
        <div className={styles['days']} aria-hidden="true">
          {curve.map(({ day, balanceCents }) => (
            <Link key={day} to={entriesOf(day)} tabIndex={-1} title={t('wallet.atEndOf', { day, balance: formatMoney(balanceCents) })} />
          ))}
        </div>
      </div>
    </figure>
  );
};
