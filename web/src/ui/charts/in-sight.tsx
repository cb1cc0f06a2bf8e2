import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Stands in its place until then, as large. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Draws what takes long once it comes into sight: below the edge of a phone nobody waits for it. */
export const InSight = ({ waiting, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      startTransition(() => setSeen(true));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return seen ? children : <div ref={place}>{waiting}</div>;
};
