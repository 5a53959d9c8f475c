import type { GraphiQLPlugin } from "@graphiql/react";
import { useSyncExternalStore } from "react";
import { onPicked, pickFiles, pickedFiles } from "./pickedFiles";

/** Files for variables of the type Upload. */
export const filePicker: GraphiQLPlugin = { title: "Files", icon: ArrowUp, content: FilePicker };

function FilePicker() {
  const files = useSyncExternalStore(onPicked, pickedFiles);
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className="files-title">
        Files
      </h2>
      <p>
        <label htmlFor="files-input">Files to upload: JPG, PNG or GIF</label>
      </p>
      <input
        id="files-input"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/gif"
        onChange={({ currentTarget }) => pickFiles(currentTarget.files ?? [])}
      />
      <div aria-live="polite">
        {files.length === 0 ? (
          <p>None yet. Variables of the type Upload name those that are picked.</p>
        ) : (
          <ul>
            {files.map((file, index) => (
              <li key={`${index} ${file.name}`}>
                <code>"file:{index + 1}"</code> is {file.name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function ArrowUp() {
  return (
    <svg viewBox="0 0 24 24" height="1.5em" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M12 16V4M6 10l6-6 6 6M4 20h16" />
    </svg>
  );
}
