import type { ReactNode } from 'react';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import styles from '../bi.module.css';

export interface Ranked {
  key: string;
  name: ReactNode;
  /** Of the longest bar, from 0 to 1. */
  part: number;
  cells: readonly { text: string; to?: string | undefined }[];
}

interface Props {
  title: string;
  columns: readonly string[];
  rows: readonly Ranked[];
  /** Stands in place of no rows. */
  nothing: string;
}

/** Who has the largest part in the figures. */
export const Ranking = ({ title, columns, rows, nothing }: Props) => (
  <section className={styles['section']} aria-label={title}>
    {rows.length === 0 ? (
      <>
        <div className={styles['sectionHead']}>
          <h2>{title}</h2>
        </div>
        <p className={styles['nothing']}>{nothing}</p>
      </>
    ) : (
      <div className={styles['heatScroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col" className={styles['rankTitle']}>
                {title}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, part, cells }) => (
              <tr key={key}>
                <th scope="row">
                  <span className={styles['ranked']}>{name}</span>
                  <Bar share={Math.max(0, part)} className={styles['part']} aria-hidden="true" />
                </th>
                {cells.map(({ text, to }, index) => (
                  <td key={index}>
                    <PageLink to={to}>{text}</PageLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
