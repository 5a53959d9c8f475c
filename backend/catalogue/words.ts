import { excludedWords } from './excludedWords'

/** Lower case, no accents (ñ becomes n): how words are compared everywhere. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const excluded = new Set(excludedWords.map(plain))

export const isExcludedWord = (word: string): boolean => excluded.has(plain(word))

/** The tags of a title: its words without punctuation at the ends, without excluded ones and without repeats. */
export function tagsOfTitle(title: string): string[] {
  const words = title.toLowerCase().split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = plain(word)
    if (!word || word.length > 24 || excluded.has(key) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
