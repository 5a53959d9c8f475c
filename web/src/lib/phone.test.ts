import { expect, it } from 'vitest'
import { digitsOnly, fullPhone, PHONE_DIGITS } from './phone'

it('keeps digits, as many as a number has', () => {
  expect(digitsOnly('555 01-23 y más', PHONE_DIGITS)).toBe('5550123')
  expect(digitsOnly('123456789', PHONE_DIGITS)).toBe('1234567')
  expect(digitsOnly('$ 1.250,00')).toBe('125000')
})

it('is sent with the prefix of the country, 13 characters in all', () => {
  expect(fullPhone('414', '5550123')).toBe('+584145550123')
  expect(fullPhone('414', '5550123')).toHaveLength(13)
})
