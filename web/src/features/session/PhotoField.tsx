import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { LuUser } from "react-icons/lu";
import { PhotoPicker } from "../../components/form/PhotoPicker";
import { accountMessages } from "../../lib/accountMessages";

const texts = accountMessages.photo;

interface PhotoFieldProps {
  value: File | null;
  onChange: (photo: File | null) => void;
  error?: string;
}

/** The optional photo of a new account: sent with the form. */
export default function PhotoField({ value, onChange, error }: PhotoFieldProps) {
  const [thumbnail, setThumbnail] = useState(() => (value ? URL.createObjectURL(value) : undefined));
  useEffect(() => () => void (thumbnail && URL.revokeObjectURL(thumbnail)), [thumbnail]);
  return (
    <PhotoPicker
      face={
        thumbnail && value ? (
          <chakra.img src={thumbnail} alt={texts.alt} width="84px" height="84px" objectFit="cover" />
        ) : (
          <LuUser size={40} aria-hidden="true" />
        )
      }
      hasPhoto={Boolean(value)}
      title={
        <>
          {texts.label}{" "}
          <chakra.span fontWeight={400} color="fg.muted">
            {accountMessages.field.optional}
          </chakra.span>
        </>
      }
      error={error}
      onChosen={(photo, small) => {
        setThumbnail(URL.createObjectURL(small));
        onChange(photo);
      }}
      onRemove={() => onChange(null)}
    />
  );
}
