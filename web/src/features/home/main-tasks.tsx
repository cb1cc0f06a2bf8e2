import { ArrowRight, Boxes, LayoutDashboard, Package, PackagePlus, Settings, Truck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import type { home } from './texts/en.ts';
import styles from './home.module.css';

interface Way {
  title: keyof (typeof home)['ways'];
  path: string;
  icon: LucideIcon;
}

const ways: readonly Way[] = [
  { title: 'newForecast', path: businessPaths.newForecast, icon: PackagePlus },
  { title: 'inventory', path: businessPaths.inventory, icon: Boxes },
  { title: 'outboundOrders', path: businessPaths.shipWithLabel, icon: Truck },
  { title: 'myPackages', path: businessPaths.packages, icon: Package },
  { title: 'workplace', path: businessPaths.workplace, icon: LayoutDashboard },
  { title: 'settings', path: businessPaths.settings, icon: Settings },
];

/** Ways into what a seller does most, as far as the account may go them. */
export const MainTasks = () => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const open = ways.map((way) => ({ ...way, to: withoutParameters(way.path) })).filter(({ to }) => mayOpen(to));
  return (
    <section className={styles['part']} aria-label={t('home.tasks')}>
      <h2>{t('home.tasks')}</h2>
      <ul className={styles['ways']}>
        {open.map(({ title, to, icon: Icon }) => (
          <li key={title}>
            <Link to={to} className={styles['way']}>
              <span className={styles['icon']}>
                <Icon size={18} strokeWidth={1.7} aria-hidden />
              </span>
              <span className={styles['what']}>
                <strong>{t(`pages.${title}`)}</strong>
                {t(`home.ways.${title}`)}
              </span>
              <ArrowRight size={15} strokeWidth={1.8} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
