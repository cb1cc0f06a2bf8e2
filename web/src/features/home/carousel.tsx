import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublishedRow } from '#contracts/announcements/announcement-queries.ts';
import { KindLabel } from '#web/shared/announcements/announcement-kind.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { announcementLink } from './announcement-link.ts';
import styles from './carousel.module.css';
import { useRotation } from './use-rotation.ts';

/** Announcements with a picture, one after the other (R2.42). */
export const Carousel = ({ slides }: { slides: readonly PublishedRow[] }) => {
  const { t } = useTranslation();
  const { at, rotates, runs, show, step, toggle, attend } = useRotation(slides.map((slide) => slide.id));
  const { id, kind, title, lead, picture } = slides[at]!;
  return (
    <section
      className={styles['carousel']}
      aria-label={t('home.promotions')}
      onPointerEnter={() => attend({ pointed: true })}
      onPointerLeave={() => attend({ pointed: false })}
      onFocus={() => attend({ focused: true })}
      onBlur={(event) => attend({ focused: event.currentTarget.contains(event.relatedTarget) })}
    >
      <div aria-live={runs ? 'off' : 'polite'}>
        <article key={id} className={styles['slide']}>
          <div className={styles['words']}>
            <KindLabel kind={kind} />
            <h2>
              <Link to={announcementLink(id)}>{title}</Link>
            </h2>
            <p>{lead}</p>
            <span className={styles['read']} aria-hidden>
              {t('home.read')}
              <ChevronRight size={14} />
            </span>
          </div>
          <img src={picture} alt="" />
        </article>
      </div>
      {slides.length > 1 && (
        <div className={styles['controls']}>
          <IconButton icon={rotates ? Pause : Play} label={t(rotates ? 'home.pause' : 'home.play')} onClick={toggle} />
          <IconButton icon={ChevronLeft} label={t('home.previous')} onClick={() => step(-1)} />
          {slides.map((slide, place) => (
            <button
              key={slide.id}
              type="button"
              className={styles['dot']}
              aria-current={place === at ? 'true' : undefined}
              aria-label={t('home.show', { number: place + 1, total: slides.length })}
              onClick={() => show(place)}
            />
          ))}
          <IconButton icon={ChevronRight} label={t('home.next')} onClick={() => step(1)} />
        </div>
      )}
    </section>
  );
};
