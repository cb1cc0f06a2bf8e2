import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { permissionTable, type PermissionId } from '#contracts/kernel/access/permissions.ts';
import { useWords } from '#web/i18n/use-words.ts';
import styles from '../warehouse-settings.module.css';
import { warehousePages } from '../warehouse-pages.ts';

interface Props {
  menu: readonly PermissionId[];
  onChange: (menu: readonly PermissionId[]) => void;
  error: string | undefined;
}

/** Sets which pages the staff of a warehouse see there. */
export const MenuChoice = ({ menu, onChange, error }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const toggle = (page: PermissionId) => onChange(warehousePages.filter((each) => (each === page ? !menu.includes(each) : menu.includes(each))));
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('warehouseSettings.menu')}</legend>
      <div className={styles['choiceHead']}>
        <p>{t(menu.length === 0 ? 'warehouseSettings.menuNone' : 'warehouseSettings.menuText')}</p>
        <Button size="small" onClick={() => onChange(warehousePages)}>
          {t('warehouseSettings.menuAll')}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          {t('warehouseSettings.menuClear')}
        </Button>
      </div>
      <div className={styles['choicePages']}>
        {warehousePages.map((page) => (
          <Checkbox key={page} checked={menu.includes(page)} onChange={() => toggle(page)}>
            {words(permissionTable[page])}
          </Checkbox>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
};
