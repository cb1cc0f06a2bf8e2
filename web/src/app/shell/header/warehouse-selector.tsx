import { Dropdown } from 'antd';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import { chooseWarehouse } from '#web/browser/session.ts';
import styles from './header.module.css';

/** Switching stores the choice, reloads that warehouse's permissions and reloads the page (R4.62). */
export const WarehouseSelector = () => {
  const { t } = useTranslation();
  const { warehouse, warehouses } = useUser();
  const items = warehouses.map(({ id, name }) => ({
    key: id,
    label: name,
    icon: <Check size={14} style={{ visibility: id === warehouse?.id ? 'visible' : 'hidden' }} aria-hidden />,
  }));
  const choose = (id: string) => {
    if (id === warehouse?.id) return;
    chooseWarehouse(id);
    location.reload();
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => choose(key) }} disabled={items.length === 0}>
      <button
        type="button"
        className={styles['warehouse']}
        aria-label={`${t('shell.chooseWarehouse')}: ${warehouse?.name ?? t('shell.noWarehouse')}`}
      >
        <span className={styles['square']} aria-hidden="true" />
        {warehouse?.name ?? t('shell.noWarehouse')}
        <ChevronsUpDown size={15} strokeWidth={1.7} aria-hidden />
      </button>
    </Dropdown>
  );
};
