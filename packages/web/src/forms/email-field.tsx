import { TextField, type TextFieldProps } from './text-field.tsx'

/** For the bettor's own address: filled in by the browser, neither capitalised nor corrected. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
