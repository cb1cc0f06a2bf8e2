import { useEffect, useRef, useState, type ReactElement } from 'react';
import { plotHeight } from './chart-parts.tsx';

/** Gives a chart the width of its place, as soon as that is known and whenever it changes. */
export const Plot = ({ draw }: { draw: (width: number) => ReactElement }) => {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver((entries) => setWidth(Math.floor(entries.at(-1)!.contentRect.width)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} style={{ height: plotHeight }}>
      {width > 0 && draw(width)}
    </div>
  );
};
