/** What a thing is worth to its owner, and what a search asks for: whole US dollars. */
export const maxValue = 999_999_999;
export const maxValueDigits = 9;
