import { useTranslation } from 'react-i18next';
import { PageLink } from '#web/core/routes/page-link.tsx';
import styles from '../bi.module.css';

interface Column {
  key: string;
  title: string;
}

export interface DayCell {
  text: string;
  to?: string | undefined;
}

interface Props {
  label: string;
  columns: readonly Column[];
  /** Newest first. */
  rows: readonly { day: string; cells: Readonly<Record<string, DayCell>> }[];
}

/** A chart's figures as rows, each opening what it counts. */
export const DayTable = ({ label, columns, rows }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('bi.day')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {columns.map(({ key }) => (
                <td key={key}>
                  <PageLink to={cells[key]?.to}>{cells[key]?.text}</PageLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
