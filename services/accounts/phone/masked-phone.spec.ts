import { expect, it } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

it.each([
  ['+15550142', '•••• 0142'],
  ['+1 555 01 42', '•••• 0142'],
  ['+8613800138000', '•••• 8000'],
  ['12345', '•••• 45'],
])('Rule: of a phone its last digits are shown: %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
