import { useTranslation } from 'react-i18next';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import type { SkuRow } from './sku-row.ts';
import styles from './sku.module.css';

export const useSkuColumns = (): readonly Column<SkuRow>[] => {
  const { t } = useTranslation();
  return [
    { key: 'product', title: t('skus.product'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'brand', title: t('skus.brand'), width: 160, render: ({ brand }) => brand },
    { key: 'pku', title: t('skus.pku'), width: 140, render: ({ pku }) => pku || '–' },
    { key: 'sizes', title: t('skus.sizes'), width: 340, render: ({ sizes }) => <Sizes sizes={sizes} /> },
  ];
};

const Sizes = ({ sizes }: Pick<SkuRow, 'sizes'>) => {
  const text = sizes.join(' · ');
  return (
    <span className={styles['sizesCell']} title={text}>
      {text}
    </span>
  );
};
