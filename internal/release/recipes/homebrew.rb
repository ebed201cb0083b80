class {{.Class}} < Formula
  desc "Chess engine with pieces, boards and rules in text files"
  homepage "{{.From}}"
  version "{{.Version}}"

  on_macos do
    on_arm do
      url "{{.From}}/{{.macosarm64}}"
      sha256 "{{.macosarm64Sum}}"
    end
    on_intel do
      url "{{.From}}/{{.macosamd64}}"
      sha256 "{{.macosamd64Sum}}"
    end
  end
  on_linux do
    on_arm do
      url "{{.From}}/{{.linuxarm64}}"
      sha256 "{{.linuxarm64Sum}}"
    end
    on_intel do
      url "{{.From}}/{{.linuxamd64}}"
      sha256 "{{.linuxamd64Sum}}"
    end
  end

  def install
    system "./fairymax", "install", "-prefix", prefix, "-name", "{{.Name}}"
    doc.install "CHANGELOG.md", "licences.txt", "docs"
  end

  test do
    assert_match "{{.Version}}", shell_output("#{bin}/{{.Name}} version")
  end
end
