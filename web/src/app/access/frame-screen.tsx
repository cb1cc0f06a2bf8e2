import { useTranslation } from 'react-i18next';
import { useSettings } from '#web/browser/settings.ts';
import styles from './frame-screen.module.css';

/**
 * The console in outline, while its code and who reads are on their way: on a slow line that takes seconds. Part of the first file, in the places and sizes of
 * the shell, so that nothing moves when the shell takes over.
 */
export const FrameScreen = () => {
  const { t } = useTranslation();
  const { layout, sideCollapsed } = useSettings();
  return (
    <div
      className={styles['frame']}
      aria-busy="true"
      aria-label={t('app.loading')}
      role="status"
      data-layout={layout}
      data-menu={sideCollapsed ? 'collapsed' : 'open'}
    >
      <div className={styles['menu']}>
        {places.map((place) => (
          <i key={place} />
        ))}
      </div>
      <div className={styles['panel']}>
        <i className={styles['title']} />
        {places.map((place) => (
          <i key={place} />
        ))}
      </div>
    </div>
  );
};

const places = [1, 2, 3, 4, 5, 6, 7, 8];
