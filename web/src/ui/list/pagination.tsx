import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './pagination.module.css';

interface Props {
  pageNo: number;
  /** Rows of a page. */
  size: number;
  total: number | undefined;
  /** Rows that show, where one can scroll on below the page. */
  shown?: number;
  onChange: (pageNo: number) => void;
}

/** Which rows show, and the way to those before and after them. */
export const Pagination = ({ pageNo, size, total = 0, shown = size, onChange }: Props) => {
  const { t } = useTranslation();
  const first = (pageNo - 1) * size + 1;
  const last = Math.min(first - 1 + Math.max(size, shown), total);
  return (
    <>
      {total > 0 && first <= last && <span className="figures">{t('ui.range', { first, last, total })}</span>}
      <Button size="small" disabled={pageNo <= 1} onClick={() => onChange(pageNo - 1)}>
        {t('ui.previous')}
      </Button>
      <Button size="small" disabled={last >= total} onClick={() => onChange(Math.floor(last / size) + 1)}>
        {t('ui.next')}
      </Button>
    </>
  );
};

/** The same below a list inside a section; nothing where one page holds it all. */
export const PaginationBelow = (props: Props) =>
  (props.total ?? 0) > props.size && (
    <div className={styles['below']}>
      <Pagination {...props} />
    </div>
  );
