import { useTranslation } from 'react-i18next';
import type { RepairWork } from '#contracts/repair/repair-queries.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './repairs.module.css';

/** What is to be done, each with its price and time, and what it comes to. */
export const RepairWorks = ({ works, totalCents }: { works: readonly RepairWork[]; totalCents: number }) => {
  const { t } = useTranslation();
  return (
    <table className={styles['works']}>
      <thead>
        <tr>
          <th>{t('repairs.work')}</th>
          <th className="figures">{t('repairs.time')}</th>
          <th className="figures">{t('repairs.price')}</th>
        </tr>
      </thead>
      <tbody>
        {works.map(({ name, estimatedDays, priceCents }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="figures">{estimatedDays === null ? '–' : t('repairs.days', { count: estimatedDays })}</td>
            <td className="figures">
              <Money cents={priceCents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t('repairs.total')}</td>
          <td className="figures">
            <Money cents={totalCents} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
