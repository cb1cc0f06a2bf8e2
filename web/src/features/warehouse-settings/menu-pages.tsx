import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { permissionTable } from '#contracts/kernel/access/permissions.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Section } from '#web/ui/page/section.tsx';
import styles from './warehouse-settings.module.css';
import { warehousePages } from './warehouse-pages.ts';

/** Which pages the staff of a warehouse see there (R6.33). */
export const MenuPages = ({ menu }: { menu: readonly string[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const shown = warehousePages.filter((page) => menu.includes(page)).length;
  return (
    <Section title={t('warehouseSettings.menu')} aside={t('warehouseSettings.menuOf', { shown, of: warehousePages.length })}>
      <p className={styles['note']}>{t(shown === 0 ? 'warehouseSettings.menuNone' : 'warehouseSettings.menuText')}</p>
      <ul className={styles['pages']}>
        {warehousePages.map((page) => {
          const seen = menu.includes(page);
          const Icon = seen ? Check : Minus;
          return (
            <li key={page} data-shown={seen}>
              <Icon size={14} strokeWidth={2} role="img" aria-label={t(seen ? 'warehouseSettings.shown' : 'warehouseSettings.hidden')} />
              {words(permissionTable[page])}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
