import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { LuCamera, LuUser } from 'react-icons/lu'
import { imageFileError, IMAGE_TYPES } from '../../components/form/imageFile'
import { Button } from '../../components/ui/Button'
import { FieldError } from '../../components/ui/Field'
import { accountMessages } from '../../lib/accountMessages'
import { publishingMessages } from '../../lib/publishingMessages'
import { patiently } from '../../lib/patiently'

const CropDialog = lazy(patiently(() => import('../../components/form/CropDialog')))
const texts = accountMessages.photo

interface PhotoFieldProps {
  value: File | null
  onChange: (photo: File | null) => void
  error?: string
}

/** The optional profile photo: chosen, cropped round, shown small. */
export function PhotoField({ value, onChange, error }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [thumbnail, setThumbnail] = useState(() => (value ? URL.createObjectURL(value) : undefined))

  useEffect(() => () => void (thumbnail && URL.revokeObjectURL(thumbnail)), [thumbnail])

  const choose = (file: File | undefined) => {
    if (!file) return
    const refusal = imageFileError(file)
    setProblem(refusal ?? undefined)
    if (!refusal) setChosen(file)
  }
  const message = problem ?? error
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div display="flex" alignItems="center" gap="4">
        <chakra.span position="relative" flexShrink={0}>
          <chakra.span display="grid" placeItems="center" width="84px" height="84px" borderRadius="full" overflow="hidden" bg="azul.100" color="azul.700">
            {thumbnail && value ? <chakra.img src={thumbnail} alt={texts.alt} width="84px" height="84px" objectFit="cover" /> : <LuUser size={40} aria-hidden="true" />}
          </chakra.span>
          <chakra.button
            type="button"
            aria-label={value ? texts.change : texts.choose}
            aria-describedby={message ? `${id}-error` : `${id}-hint`}
            onClick={() => input.current?.click()}
            position="absolute"
            right="-6px"
            bottom="-4px"
            display="grid"
            placeItems="center"
            width="38px"
            height="38px"
            borderRadius="full"
            bg="azul.600"
            color="white"
            boxShadow="0 0 0 3px white"
            cursor="pointer"
            _after={{ content: '""', position: 'absolute', inset: '-3px' }}
          >
            <LuCamera size={18} aria-hidden="true" />
          </chakra.button>
        </chakra.span>
        <chakra.div>
          <chakra.p fontWeight={700}>
            {texts.label}{' '}
            <chakra.span fontWeight={400} color="fg.muted">
              {accountMessages.field.optional}
            </chakra.span>
          </chakra.p>
          <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
            {texts.hint}
          </chakra.p>
          {value && (
            <Button variant="text" size="s" px="0" onClick={() => onChange(null)}>
              {texts.remove}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.input
        ref={input}
        type="file"
        name="profilePicture"
        accept={IMAGE_TYPES.join(',')}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            shape="round"
            onDone={(picture, small) => {
              setThumbnail(URL.createObjectURL(small))
              onChange(picture)
              setChosen(undefined)
            }}
            onCancel={() => setChosen(undefined)}
            onUnreadable={() => {
              setProblem(publishingMessages.images.unreadable(chosen.name))
              setChosen(undefined)
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}
