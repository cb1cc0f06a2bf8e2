import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How many children of a wrapping column stand in its first one: the others do not fit the screen. */
export const useFitting = (count: number): [RefObject<HTMLDivElement | null>, number] => {
  const column = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const box = column.current;
    if (!box) return;
    const measure = (): void => {
      const children = [...box.children].slice(0, count) as HTMLElement[];
      setFitting(children.filter(({ offsetLeft }) => offsetLeft === children[0]!.offsetLeft).length);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [count]);
  return [column, fitting];
};
