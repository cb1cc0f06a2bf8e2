import { code128 } from './code-128.ts';

interface Props {
  text: string;
  height?: number;
  /** Whole pixels, so that every bar is as wide as it says. */
  moduleWidth?: number;
}

/** A Code 128 that a scanner reads from the screen: black on white in both modes. The text stands beside it, so readers skip the bars. */
export const BarCode = ({ text, height = 40, moduleWidth = 1 }: Props) => {
  const widths = code128(text);
  if (!widths) return null;
  let at = 0;
  let bars = '';
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  return (
    <svg
      width={at * moduleWidth}
      height={height}
      viewBox={`0 0 ${at} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      fill="#000"
      aria-hidden="true"
    >
      <path d={bars} />
    </svg>
  );
};
