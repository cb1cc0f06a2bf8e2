/** The colours that antd derives its own from; tokens.css holds the same ones for our components. */
export interface Palette {
  chrome: string;
  panel: string;
  raised: string;
  line: string;
  controlBorder: string;
  text: string;
  text2: string;
  text3: string;
  accent: string;
  accentHover: string;
  accentDown: string;
  onAccent: string;
  accentTint: string;
  rowSelected: string;
  rowHover: string;
  waiting: Status;
  progress: Status;
  done: Status;
  refused: Status;
  cancelled: Status;
  danger: string;
  onDanger: string;
}

interface Status {
  text: string;
  tint: string;
  dot: string;
}

const status = (text: string, tint: string, dot: string): Status => ({ text, tint, dot });

export const light: Palette = {
  chrome: '#f3f4f5',
  panel: '#ffffff',
  raised: '#ffffff',
  line: '#e4e7e9',
  controlBorder: '#d8dcdf',
  text: '#171b1f',
  text2: '#545d66',
  text3: '#656e77',
  accent: '#0b6b7a',
  accentHover: '#095866',
  accentDown: '#07464f',
  onAccent: '#ffffff',
  accentTint: '#e2f0f2',
  rowSelected: '#eff7f8',
  rowHover: '#f7f8f8',
  waiting: status('#7d5200', '#fcf1d2', '#d79b00'),
  progress: status('#1c50b0', '#e6eefc', '#2e6bdb'),
  done: status('#14643a', '#e1f3e8', '#23945a'),
  refused: status('#ae231b', '#fce9e7', '#d5392f'),
  cancelled: status('#4f575f', '#eceef0', '#8b949c'),
  danger: '#c42b22',
  onDanger: '#ffffff',
};

export const dark: Palette = {
  chrome: '#0c0e10',
  panel: '#131619',
  raised: '#1b1f23',
  line: '#262c31',
  controlBorder: '#2e353b',
  text: '#e8ebed',
  text2: '#a3acb4',
  text3: '#87919a',
  accent: '#4fb8c6',
  accentHover: '#6ac8d4',
  accentDown: '#3da3b1',
  onAccent: '#04191d',
  accentTint: '#14292d',
  rowSelected: '#12201f',
  rowHover: '#171b1e',
  waiting: status('#efc04e', '#2c2410', '#e0a92a'),
  progress: status('#85b0fa', '#16233c', '#5b93f2'),
  done: status('#63c98f', '#12291d', '#3fb073'),
  refused: status('#f58e86', '#351817', '#ec5f55'),
  cancelled: status('#a8b0b7', '#23282c', '#7b858e'),
  danger: '#f0746a',
  onDanger: '#1d0705',
};
